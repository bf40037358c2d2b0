/** The garage's page (GAR-07), in its canonical letter case. */
export const garageHref = "/CustomerVehicle"
