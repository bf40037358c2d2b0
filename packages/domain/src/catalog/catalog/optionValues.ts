import type { IndexOptionValue } from "./model.ts"

/** Returns the state of a value (DRW-04). For a list, a value that is currently not purchasable is still available (DRW-03). */
export const getValueState = (
  value: Pick<IndexOptionValue, "isSelected" | "isDisabled" | "isPurchaseable">,
  purpose: "cart" | "list" = "cart"
): "selected" | "unavailable" | "available" =>
  value.isSelected ? "selected" : value.isDisabled || (purpose === "cart" && !value.isPurchaseable) ? "unavailable" : "available"

/**
 * Returns buttons for up to 5 values, in kit and select-options drawers for up to 4, and always if a value has a URL (DRW-06 to DRW-08).
 */
export const getValueControl = (values: ReadonlyArray<Pick<IndexOptionValue, "url">>, place: "variant" | "kit"): "buttons" | "dropdown" =>
  values.length <= (place === "kit" ? 4 : 5) || values.some(({ url }) => url !== null) ? "buttons" : "dropdown"
