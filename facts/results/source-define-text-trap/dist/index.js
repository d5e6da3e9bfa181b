const channel = beta;
export { channel };
