import { Button, DateInput } from 'fields';

export const fields = [Button, DateInput];
