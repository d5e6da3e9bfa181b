const text = process.argv[2] ?? '';

process.send?.(text.trim().split(/\s+/).join('\n'));
process.disconnect();
