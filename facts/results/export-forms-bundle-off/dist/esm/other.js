const three = 3;
export { three };
