import { Schema } from "effect"
import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import * as calls from "./calls.ts"
import { AnsweredEngineIds, DropdownOption, EngineOption } from "./dropdown.ts"
import { EngineIds, Project, ProjectDescription, ProjectVehicle, SelectedFacet } from "./model.ts"
import { ModelOption } from "./modelOption.ts"
import { VinAnswer } from "./vinAnswer.ts"

const facets = calls.facetOptions.result.fields.facetOptions.value
const models = calls.makesAndModels.result.fields.makesAndModels.members[0]

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: {
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
    ...["facetOptions", "decodeVin", "allMakes", "buildLink", "buildLink.partTypes"].map((field) => `Query.${field}`),
    "ProjectInput.facets",
    "ProjectInput.declined"
  ],
  texts: {
    "Query.describeProject": "The names and addresses of a project's ids; null when an id is unknown.",
    "Query.ymm": "The lists of the vehicle dropdowns, as far as the choices made allow.",
    "Query.engineDropdown": "The lists of the engine picker.",
    "Query.facetOptions": "What can be answered for each facet; unknown names are left out.",
    "Query.decodeVin": "What a VIN says of its car. It is neither stored nor logged.",
    "Query.buildLink": "The page of a vehicle or race type; isValid is false where there is none.",
    "ProjectDescription.stockEngine": "The engine that it was built with, where that is known to be another one.",
    EngineIds: "Null stands for unknown.",
    EngineIdsInput: "What is known of an engine; ids from 2.",
    ProjectInput: "All that is known about the shopper's car or engine."
  },
  documents: {
    // The makes as links are the same field under other names.
    AllMakes: {
      text: `query AllMakes {
  links: allMakes { href: url primary: make brandImageUrl: imageUrl count }
  allMakes { makeId make }
}`,
      fields: ["allMakes"]
    }
  }
}
