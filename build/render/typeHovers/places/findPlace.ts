import { listParents } from '../../../check/code/names';
import type { HoverSubject } from '../HoverBlock';
import { getPlaceKey, type Place, type Places } from './listPlaces';

/** Where a name is documented: itself, else the option it is a part of. */
export function findPlace(subject: HoverSubject, places: Places): Place | undefined {
  const { type, name } = subject;
  const names = type === 'option' ? [name, ...listParents(name)] : [name];
  for (const candidate of names) {
    const place = places.get(getPlaceKey({ type, name: candidate }));
    if (place) return place;
  }
  return undefined;
}
