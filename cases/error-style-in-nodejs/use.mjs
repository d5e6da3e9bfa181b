import 'slugs';
