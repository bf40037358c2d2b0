/** Formats a number with thousands separators and a fixed number of decimals: 6500 is '6,500'. Negative zero is '0'. */
export const formatNumber = (value: number, digits: number): string => {
  const fixed = Math.abs(value).toFixed(digits)
  const [whole = "", decimals] = fixed.split(".")
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",")
  return `${value < 0 && Number(fixed) !== 0 ? "-" : ""}${grouped}${decimals === undefined ? "" : `.${decimals}`}`
}

/** Formats a number with as many decimals as it has, at most four. */
export const formatShort = (value: number): string => {
  const [, decimals = ""] = String(Number(value.toFixed(4))).split(".")
  return formatNumber(value, decimals.length)
}

/** Joins a number and its unit: '3.73 to 1', '65 mph', '5%'. */
export const withUnit = (number: string, unit: string): string => (unit === "" || unit === "%" ? number + unit : `${number} ${unit}`)
