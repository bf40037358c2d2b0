/** Path of the assembly index. */
export const ASSEMBLIES_HREF = "/assembly"

/** Name of the drawing that shows a vehicle system, by system id. */
const drawings: Readonly<Record<string, string>> = {
  cooling: "cooling",
  engine: "v8-top-end",
  "front-brakes": "brake-corner",
  "front-suspension": "front-suspension",
  fuel: "fuel-system",
  "rear-axle": "rear-axle"
}

/** Returns the path of a vehicle system's drawing, or null if there is none. */
export const systemDrawingHref = (system: string): string | null => {
  const name = Object.hasOwn(drawings, system) ? drawings[system] : undefined
  return name === undefined ? null : assemblyHref(name)
}

/** Returns the path of an assembly's page, optionally at a piece. */
export const assemblyHref = (name: string, pieceId?: string): string =>
  `${ASSEMBLIES_HREF}/${name}${pieceId === undefined ? "" : `#p-${pieceId}`}`
