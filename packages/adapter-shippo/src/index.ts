export { shippoRates, type ShippoSettings } from "./shippoRates.ts"
