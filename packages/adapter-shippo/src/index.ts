export { createShippoRates, type ShippoSettings } from "./createShippoRates.ts"
