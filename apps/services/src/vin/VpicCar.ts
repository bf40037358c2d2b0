/** What vPIC says of a car, in its own words. A figure that it does not know is null. */
export interface VpicCar {
  readonly make: string
  readonly model: string
  readonly series: string | null
  readonly trim: string | null
  readonly litres: number | null
  readonly cylinders: number | null
}
