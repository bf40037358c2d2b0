/** The parts of reflect-metadata that tsyringe uses: storing metadata of a class and finding it from subclasses. */
const metadata = new WeakMap<object, Map<unknown, unknown>>()

const getOwnMetadata = (key: unknown, target: object): unknown => metadata.get(target)?.get(key)

const getMetadata = (key: unknown, target: object): unknown => {
  for (let at: object | null = target; at !== null; at = Reflect.getPrototypeOf(at)) {
    const found = getOwnMetadata(key, at)
    if (found !== undefined) return found
  }
  return undefined
}

const defineMetadata = (key: unknown, value: unknown, target: object): void => {
  const own = metadata.get(target) ?? new Map<unknown, unknown>()
  metadata.set(target, own.set(key, value))
}

Object.assign(Reflect, { defineMetadata, getMetadata, getOwnMetadata })
