document.title = `${import.meta.env.MODE} ${process.env.NODE_ENV}`;
