require('slugs');
