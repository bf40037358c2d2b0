export { createShippoRates, type ShippoSettings } from "./shippoRates.ts"
