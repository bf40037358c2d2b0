/** Sets an entry at the end of a map and deletes the oldest one beyond the limit. */
export const setBounded = <Key, Value>(map: Map<Key, Value>, key: Key, value: Value, maxEntries: number): void => {
  map.delete(key)
  map.set(key, value)
  if (map.size > maxEntries) map.delete(map.keys().next().value!)
}
