import { readTable } from "./readTable.ts"

/** Consecutive years of one model with consecutive ids: year `from` has `firstId`. */
export interface BaseVehicleBlock {
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  readonly firstId: number
}

const key = (make: string, model: string, year: number): string => `${make}|${model}|${year}`

export const baseVehicleBlocks = (): ReadonlyArray<BaseVehicleBlock> =>
  readTable("ids/base_vehicle.tsv", ["make", "model", "year_from", "year_to", "first_id"]).map((row) => ({
    make: row.make,
    model: row.model,
    from: Number(row.year_from),
    to: Number(row.year_to),
    firstId: Number(row.first_id)
  }))

/** The committed id of a make, model and year; undefined if the block file does not include it. */
export const baseVehicleIds = (blocks = baseVehicleBlocks()): ((make: string, model: string, year: number) => number | undefined) => {
  const ids = new Map<string, number>()
  for (const block of blocks) {
    for (let year = block.from; year <= block.to; year++) ids.set(key(block.make, block.model, year), block.firstId + year - block.from)
  }
  return (make, model, year) => ids.get(key(make, model, year))
}
