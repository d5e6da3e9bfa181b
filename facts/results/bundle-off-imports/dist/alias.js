const viaAlias = 'alias';
export { viaAlias };
