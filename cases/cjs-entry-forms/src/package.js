export * from 'sizes';
