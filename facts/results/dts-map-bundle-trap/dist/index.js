const most = 3;
export { most };
