const createButton = ()=>document.createElement('button');
document.body.append(createButton());
