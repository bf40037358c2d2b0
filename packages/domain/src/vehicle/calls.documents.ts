import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  describeProject: `query describeProject($project: ProjectInput!) {
  describeProject(project: $project) ${selectionOf(calls.describeProject.result, "describeProject")}
}`,
  ymm: `query ymm($year: Int, $make: Int, $model: Int, $selectedFacetData: [SelectedFacetInput!]) {
  ymm(year: $year, make: $make, model: $model, selectedFacetData: $selectedFacetData) ${selectionOf(calls.ymm.result, "ymm")}
}`,
  engineDropdown: `query engineDropdown($engineIds: EngineIdsInput, $selectedFacetData: [SelectedFacetInput!]) {
  engineDropdown(engineIds: $engineIds, selectedFacetData: $selectedFacetData) ${selectionOf(calls.engineDropdown.result, "engineDropdown")}
}`,
  raceTypeDropdown: `query raceTypeDropdown($raceTypeId: Int, $selectedFacetData: [SelectedFacetInput!]) {
  raceTypeDropdown(raceTypeId: $raceTypeId, selectedFacetData: $selectedFacetData) ${selectionOf(calls.raceTypeDropdown.result, "raceTypeDropdown")}
}`,
  facetOptions: `query facetOptions($names: [String!]!) {
  facetOptions(names: $names) ${selectionOf(calls.facetOptions.result, "facetOptions")}
}`,
  decodeVin: `query decodeVin($vin: String!) {
  decodeVin(vin: $vin) ${selectionOf(calls.decodeVin.result, "decodeVin")}
}`,
  AllMakes: `query AllMakes {
  links: allMakes { href: url primary: make }
  allMakes { makeId make }
}`,
  MakesAndModels: `query MakesAndModels($make: Int!) {
  makesAndModels(make: $make) ${selectionOf(calls.makesAndModels.result, "makesAndModels")}
}`,
  buildLink: `query buildLink($year: Int, $make: Int, $model: Int, $raceType: Int, $partTypes: [String!]) {
  buildLink(year: $year, make: $make, model: $model, raceType: $raceType, partTypes: $partTypes) ${selectionOf(calls.buildLink.result, "buildLink")}
}`
}
