import type { CarFacts } from "./readInputs.ts"

/** Cubic inches of a liter. */
const CUBIC_INCHES = 61.0237

/** Facts of a car as its description names them. */
interface Described {
  /** The installed engine: '5.7L V8'. */
  readonly engine: string | null
  readonly facetValues: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

/** Reads the facts that calculators use from the selected car's description. Omits what the shop does not know. */
export const getCarFacts = ({ engine, facetValues }: Described): CarFacts => {
  const answer = (name: string) => facetValues.find((facet) => facet.name === name)?.value
  const liters = /(\d+\.\d+)\s?L\b/.exec(engine ?? "")?.[1]
  const cylinders = /\b(?:[VHWRLI]-?|Inline |Flat )(\d{1,2})\b/.exec(engine ?? "")?.[1]
  const fuel = answer("Engine Fuel System")
  const [bore, stroke] = [answer("Bore"), answer("Stroke")].map((text) => (text === undefined ? Number.NaN : Number.parseFloat(text)))
  return {
    ...(liters !== undefined && { displacement: Math.round(Number(liters) * CUBIC_INCHES) }),
    ...(cylinders !== undefined && { cylinders: Number(cylinders) }),
    ...(Number.isFinite(bore) && { bore: bore! }),
    ...(Number.isFinite(stroke) && { stroke: stroke! }),
    ...(fuel !== undefined && fuel !== "Diesel" && { injected: fuel === "Carbureted" ? 0 : 1 })
  }
}
