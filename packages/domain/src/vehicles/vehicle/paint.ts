import { Schema } from "effect"

/** The paints that an owner can give a car, in the order in which they are offered. Bare paper stands for none of them. */
export const Paint = Schema.Literals([
  "white",
  "silver",
  "gray",
  "black",
  "red",
  "maroon",
  "orange",
  "yellow",
  "tan",
  "green",
  "teal",
  "blue",
  "navy",
  "bronze",
  "purple"
])
export type Paint = typeof Paint.Type
