export const config = { lib: [{}] };
