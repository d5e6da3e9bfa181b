void import('./showCounter');
