/** The index of assemblies. */
export const ASSEMBLIES_HREF = "/assembly"

/** Which drawing shows a system of a car, by the system's id. */
const drawings: Readonly<Record<string, string>> = {
  cooling: "cooling",
  engine: "v8-top-end",
  "front-brakes": "brake-corner",
  "front-suspension": "front-suspension",
  fuel: "fuel-system",
  "rear-axle": "rear-axle"
}

/** The drawing of a car's system; null where there is none. */
export const systemDrawingHref = (system: string): string | null => {
  const name = Object.hasOwn(drawings, system) ? drawings[system] : undefined
  return name === undefined ? null : assemblyHref(name)
}

/** The page of one, at a piece where one is named. */
export const assemblyHref = (name: string, pieceId?: string): string =>
  `${ASSEMBLIES_HREF}/${name}${pieceId === undefined ? "" : `#p-${pieceId}`}`
