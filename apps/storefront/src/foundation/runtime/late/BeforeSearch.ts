import { BeforeSearch } from "@camber/domain/search"

export const service = BeforeSearch
export const layer = BeforeSearch.layer
