import { Schema } from "effect"
import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import * as calls from "./calls.ts"
import { CarReading } from "./carInWords.ts"
import { AnsweredEngineIds, DropdownOption, EngineOption } from "./dropdown.ts"
import { EngineIds, Project, ProjectDescription, ProjectVehicle, SelectedFacet } from "./model.ts"
import { ModelOption, VinAnswer } from "./calls.ts"

const facets = calls.facetOptions.result.fields.facetOptions.value
const models = calls.makesAndModels.result.fields.makesAndModels.members[0]

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: {
    CarInWords: CarReading.cases.CarUnclear.fields.choices.value,
    CarReading,
    DropdownOption,
    EngineDropdowns: calls.engineDropdown.result.fields.engineDropdown,
    EngineIds: AnsweredEngineIds,
    EngineOption,
    FacetAnswer: ProjectDescription.fields.facetValues.value,
    FacetOption: facets.fields.values.value,
    FacetOptions: facets,
    Link: calls.buildLink.result.fields.buildLink,
    Make: [
      calls.allMakes.result.fields.allMakes.value,
      Schema.Struct({ url: Schema.String, imageUrl: Schema.NullOr(Schema.String), count: Schema.NullOr(Schema.Int) })
    ],
    MakeAndModels: models,
    ModelName: models.fields.models.value,
    ModelOption,
    ProjectDescription,
    RaceTypeDropdowns: calls.raceTypeDropdown.result.fields.raceTypeDropdown,
    VehicleDropdowns: calls.ymm.result.fields.ymm,
    VinAnswer,
    VinVehicle: ProjectVehicle
  },
  inputs: { EngineIdsInput: EngineIds, ProjectInput: Project, ProjectVehicleInput: ProjectVehicle, SelectedFacetInput: SelectedFacet },
  optional: [
    ...["ymm", "engineDropdown", "raceTypeDropdown"].flatMap((field) => [`Query.${field}`, `Query.${field}.selectedFacetData`]),
    ...["facetOptions", "decodeVin", "readCar", "allMakes", "buildLink", "buildLink.partTypes"].map((field) => `Query.${field}`),
    "ProjectInput.facets",
    "ProjectInput.declined"
  ],
  texts: {
    "Query.describeProject": "The display names and URLs of a project's ids. Null if an id is unknown.",
    "Query.ymm": "The lists of the vehicle dropdowns for the choices made so far.",
    "Query.engineDropdown": "The lists of the engine picker.",
    "Query.facetOptions": "The possible values of each facet. Unknown names are omitted.",
    "Query.decodeVin": "The vehicle that a VIN belongs to. The VIN is neither stored nor logged.",
    "Query.readCar": "The car that words mean, such as 69 camaro ss 350.",
    "Query.buildLink": "The URL of a vehicle's or race type's page. isValid is false if no such page exists.",
    "ProjectDescription.stockEngine": "The engine the vehicle was built with, if it was swapped.",
    EngineIds: "Null means unknown.",
    EngineIdsInput: "The known ids of an engine; ids start at 2.",
    ProjectInput: "All known facts about the shopper's vehicle or engine."
  },
  documents: {
    // The links are the same field with aliases
    AllMakes: {
      text: `query AllMakes {
  links: allMakes { href: url primary: make brandImageUrl: imageUrl count }
  allMakes { makeId make }
}`,
      fields: ["allMakes"]
    }
  }
}
