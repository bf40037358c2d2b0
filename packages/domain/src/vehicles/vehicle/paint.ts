import { Schema } from "effect"

/** Paints an owner can choose, in display order. Without a paint, the drawing keeps the page's background color. */
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
