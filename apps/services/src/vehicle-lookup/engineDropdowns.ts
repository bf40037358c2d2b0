import { type EngineIds, type EngineOption, engineOption } from "@camber/domain/vehicle"
import type { Selectable } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Reference } from "../reference/Reference.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { wireEngineIds } from "./dropdowns.ts"

type WireEngineOption = typeof EngineOption.Encoded
type Family = Selectable<Tables["engine_family"]>

/** Returns the lists of the engine picker: all makes, the families of the selected make, the displacements of the selected family. */
export const engineDropdowns = ({ engineParts, families }: Reference, chosen: EngineIds) => {
  const name = (part: keyof EngineIds, id: number) => engineParts.get(part)?.get(id) ?? ""
  const ofMake = families.all.filter(
    ({ manufacturer_id, make_id }) => manufacturer_id === chosen.engineManufacturerId && make_id === chosen.engineMakeId
  )
  const family = ofMake.find(({ series_id }) => series_id === chosen.engineSeriesId)
  const makes = new Map(families.all.map((row) => [`${row.manufacturer_id}-${row.make_id}`, row]))
  return {
    makes: [...makes.values()]
      .map((row) =>
        engineChoice(name("engineMakeId", row.make_id), { engineManufacturerId: row.manufacturer_id, engineMakeId: row.make_id })
      )
      .sort((a, b) => a.displayName.localeCompare(b.displayName, "en")),
    families: ofMake.map((row) => engineChoice(row.name, getIds(row), row)),
    displacements: (family?.displacement_ids ?? []).flatMap((id) =>
      family === undefined ? [] : [engineChoice(name("engineDisplacementId", id), { ...getIds(family), engineDisplacementId: id }, family)]
    )
  }
}

const getIds = (family: Family): EngineIds => ({
  engineManufacturerId: family.manufacturer_id,
  engineMakeId: family.make_id,
  engineSeriesId: family.series_id,
  engineConfigurationId: family.configuration_id
})

/** Families and displacements link to the family's page; a make has no page (GAP-48). */
const engineChoice = (displayName: string, ids: EngineIds, family?: Family): WireEngineOption => ({
  displayName,
  optionId: engineOption(ids) ?? "",
  engineIds: wireEngineIds((part) => ids[part]),
  shopUrl: family ? siteUrls.engine(family.slug) : null,
  searchUrl: family ? siteUrls.searchThatFits : null
})
