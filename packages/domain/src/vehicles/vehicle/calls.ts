import { Schema, Effect } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { CarReading, CarWords } from "./carInWords.ts"
import { DropdownOption, EngineOption, AnsweredEngineIds } from "./dropdown.ts"
import {
  EngineIds,
  MakeId,
  ModelId,
  ModelYear,
  Project,
  ProjectDescription,
  RaceTypeId,
  SelectedFacet,
  WireId,
  ProjectVehicle
} from "./model.ts"
import { parseVin } from "./vin.ts"

/** A VIN with a correct check digit. A VIN identifies one car, so the services receive it but neither store nor log it. */
export const Vin = Schema.String.check(
  Schema.makeFilter((text) => {
    const read = parseVin(text)
    return (read._tag === "Vin" && read.vin === text) || "a 17-character VIN with a correct check digit"
  })
).pipe(Schema.brand("Vin"))
export type Vin = typeof Vin.Type

/** The result of decoding a VIN, limited to vehicles in the catalog. */
export const VinAnswer = Schema.TaggedUnion({
  /** `engineIds` is set only if exactly one factory engine is possible. */
  VinFound: { vehicle: ProjectVehicle, engineIds: Schema.NullOr(AnsweredEngineIds) },
  /** A known vehicle that the catalog does not contain. */
  VinNotInCatalogue: { year: ModelYear, make: Schema.String, model: Schema.String },
  /** A well-formed VIN that no published decoding table covers. */
  VinUnknown: { year: ModelYear },
  /** The visitor exceeded the rate limit; retry after `seconds`. */
  VinTooOften: { seconds: Schema.Int }
})
export type VinAnswer = typeof VinAnswer.Type

const absent = Effect.succeed(null)
const url = Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(absent))
const market = Schema.NullOr(WireId).pipe(Schema.withDecodingDefaultKey(absent))

/**
 * A model in a dropdown (GAR-30), with its URLs both with and without the shopper's facets. Fields beyond `DropdownOption` are null if the
 * catalog lacks them.
 */
export const ModelOption = Schema.Struct({
  ...DropdownOption.fields,
  shopUrlWithFacets: url,
  searchUrlWithFacets: url,
  /** Markets that the catalog assigns the model to. No URL depends on the markets. */
  marketId: market,
  superMarketId: market
})
export interface ModelOption extends Schema.Struct.Type<typeof ModelOption.fields> {}

const selectedFacetData = Schema.Array(SelectedFacet)

/** Fetches display names and URLs for a project's ids. Null if an id is unknown. */
export const describeProject = {
  service: "trait",
  operation: "describeProject",
  id: "ef7b9adb6bc5c02b8820483e28cba6f22bc246ac1210960af4f43c8c07a33c3d",
  variables: Schema.Struct({ project: Project }),
  result: Schema.Struct({ describeProject: Schema.NullOr(ProjectDescription) })
} satisfies Call<object, object>

/** Fetches the lists of the vehicle dropdowns for the choices made so far (CALL-35). */
export const ymm = {
  service: "trait",
  operation: "ymm",
  id: "621b6c2bab230004cdb156d97aed26a50ea35fc4b5c5ee870fcc75abe1522dab",
  variables: Schema.Struct({
    year: Schema.NullOr(ModelYear),
    make: Schema.NullOr(MakeId),
    model: Schema.NullOr(ModelId),
    selectedFacetData
  }),
  result: Schema.Struct({
    ymm: Schema.Struct({
      years: Schema.Array(DropdownOption),
      prioritizedMakes: Schema.Array(DropdownOption),
      makes: Schema.Array(DropdownOption),
      models: Schema.Array(ModelOption),
      stockEngines: Schema.Array(DropdownOption)
    })
  })
} satisfies Call<object, object>

/** Fetches the lists of the engine picker (CALL-36). */
export const engineDropdown = {
  service: "trait",
  operation: "engineDropdown",
  id: "eb602e72ae2906ef9dca384aafb5e0552e1f51ca394f50734a46be9d9516d276",
  variables: Schema.Struct({ engineIds: Schema.NullOr(EngineIds), selectedFacetData }),
  result: Schema.Struct({
    engineDropdown: Schema.Struct({
      makes: Schema.Array(EngineOption),
      families: Schema.Array(EngineOption),
      displacements: Schema.Array(EngineOption)
    })
  })
} satisfies Call<object, object>

/** Fetches the lists of the race type dropdowns (CALL-37). */
export const raceTypeDropdown = {
  service: "trait",
  operation: "raceTypeDropdown",
  id: "4ae944100e020b08a5da172e7044af275e535b5807ab4970543bfe960f79b602",
  variables: Schema.Struct({ raceTypeId: Schema.NullOr(RaceTypeId), selectedFacetData }),
  result: Schema.Struct({
    raceTypeDropdown: Schema.Struct({ raceTypes: Schema.Array(DropdownOption), stockEngines: Schema.Array(DropdownOption) })
  })
} satisfies Call<object, object>

/** Fetches the possible values of each facet, in the order of the names. Unknown names are omitted. */
export const facetOptions = {
  service: "trait",
  operation: "facetOptions",
  id: "89c0920cfb6f1eb2673ef30f81ac9b40e9a943d718313120891867994ce34cd6",
  variables: Schema.Struct({ names: Schema.Array(Schema.NonEmptyString) }),
  result: Schema.Struct({
    facetOptions: Schema.Array(
      Schema.Struct({ name: Schema.String, values: Schema.Array(Schema.Struct({ valueId: WireId, value: Schema.String })) })
    )
  })
} satisfies Call<object, object>

/** Decodes a VIN. Always a POST request, so that the VIN never appears in a URL. */
export const decodeVin = {
  service: "trait",
  operation: "decodeVin",
  id: "3cea6bd4a4d365abe89ae43783bda204575bea45d1165b731c904833518e4870",
  variables: Schema.Struct({ vin: Vin }),
  result: Schema.Struct({ decodeVin: VinAnswer })
} satisfies Call<object, object>

/** Parses a car in words with the search's parser. */
export const readCar = {
  service: "trait",
  operation: "readCar",
  id: "e0f40b753ec581e3efc6e341d2a0e9d902f763a9b12b3a7758b96ecedcea52f3",
  variables: Schema.Struct({ words: CarWords }),
  result: Schema.Struct({ readCar: CarReading })
} satisfies Call<object, object>

/** Fetches every make, both as links and as ids (CALL-39). */
export const allMakes = {
  service: "trait",
  operation: "AllMakes",
  id: "382f07cd188e0b483e12e043d68aa28435c53dad2df32048a4e97652337e2e12",
  variables: Schema.Struct({}),
  result: Schema.Struct({
    links: Schema.Array(
      Schema.Struct({
        href: Schema.String,
        primary: Schema.String,
        brandImageUrl: Schema.NullOr(Schema.String),
        count: Schema.NullOr(Schema.Int)
      })
    ),
    allMakes: Schema.Array(Schema.Struct({ makeId: MakeId, make: Schema.String }))
  })
} satisfies Call<object, object>

/** Fetches the models of a make. Null if the make is unknown (CALL-38). */
export const makesAndModels = {
  service: "trait",
  operation: "MakesAndModels",
  id: "268ead8f1c04fff595b81453204962a81195f45080c0090acfb1039e22885e5b",
  variables: Schema.Struct({ make: MakeId }),
  result: Schema.Struct({
    makesAndModels: Schema.NullOr(
      Schema.Struct({
        makeId: MakeId,
        makeName: Schema.String,
        models: Schema.Array(Schema.Struct({ modelId: ModelId, modelName: Schema.String }))
      })
    )
  })
} satisfies Call<object, object>

/** Builds the URL of a vehicle's or race type's page, filtered to part types. `isValid` is false if no such page exists (CALL-34). */
export const buildLink = {
  service: "trait",
  operation: "buildLink",
  id: "2f06522ffa5d0188ebab25f89eb51bd2fab28b85747ec7defe4320feb9bee863",
  variables: Schema.Struct({
    year: Schema.NullOr(ModelYear),
    make: Schema.NullOr(MakeId),
    model: Schema.NullOr(ModelId),
    raceType: Schema.NullOr(RaceTypeId),
    partTypes: Schema.Array(Schema.NonEmptyString)
  }),
  result: Schema.Struct({ buildLink: Schema.Struct({ url: Schema.NullOr(Schema.String), isValid: Schema.Boolean }) })
} satisfies Call<object, object>
