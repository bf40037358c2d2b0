import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import {
  canonicalCarOptions,
  canonicalCutawayOptions,
  canonicalKitOptions,
  canonicalOptions,
  carAddress,
  cutawayAddress,
  kitAddress,
  partAddress
} from "./address.ts"
import { drawCutaway } from "./cars/cutaway/drawCutaway.ts"
import { drawCar, isCarBody } from "./cars/drawCar.ts"
import { draw, isDrawingType } from "./drawings.ts"
import { findAssembly } from "./exploded/assemblies.ts"
import { explodedPicture } from "./exploded/explodedSheet.ts"
import { drawKit, KIT_LIMIT } from "./kit.ts"
import type { RawOptions } from "./pen/option.ts"

/** Maximum query length; all of the shop's own URLs are shorter. */
export const QUERY_LIMIT = 1000

const PICTURE = /^\/content\/(?:parts\/([^/]+)|cars\/([^/]+)|cutaways\/([^/]+)|assemblies\/([^/]+)|kits)\.(svg|png)$/

/** A parsed image URL: format, canonical SVG path, whether all part types in it are known, and a function that draws it. */
export interface ImageRequest {
  readonly form: "svg" | "png"
  readonly address: string
  readonly isKnown: boolean
  readonly draw: (look: RawOptions) => string
}

const askedPart = (form: ImageRequest["form"], type: string, query: URLSearchParams): ImageRequest => {
  const raw = Object.fromEntries(query)
  return {
    form,
    address: partAddress(type, raw),
    isKnown: isDrawingType(type),
    draw: (look) => draw(type, { theme: "auto", ...canonicalOptions(type, raw), ...look })
  }
}

const askedCar = (form: ImageRequest["form"], body: string, query: URLSearchParams): ImageRequest => {
  const raw = Object.fromEntries(query)
  return {
    form,
    address: carAddress(body, raw),
    isKnown: isCarBody(body),
    draw: (look) => drawCar(body, { theme: "auto", ...canonicalCarOptions(raw), ...look })
  }
}

const askedCutaway = (form: ImageRequest["form"], body: string, query: URLSearchParams): ImageRequest => {
  const raw = Object.fromEntries(query)
  return {
    form,
    address: cutawayAddress(body, raw),
    isKnown: isCarBody(body),
    draw: (look) => drawCutaway(body, { theme: "auto", ...canonicalCutawayOptions(raw), ...look })
  }
}

const askedKit = (form: ImageRequest["form"], query: URLSearchParams): ImageRequest => {
  const components = query.getAll("c")
  const raw = Object.fromEntries(query)
  return {
    form,
    address: kitAddress(components, raw),
    isKnown: components.length > 0 && components.every(isDrawingType),
    draw: (look) => {
      const options = { theme: "auto", ...canonicalKitOptions(raw, Math.min(components.length, KIT_LIMIT)), ...look }
      return components.length > 0 ? drawKit(components, options) : draw("", options)
    }
  }
}

const askedAssembly = (form: ImageRequest["form"], name: string): ImageRequest => {
  const assembly = findAssembly(name)
  return {
    form,
    address: `/content/assemblies/${name}.svg`,
    isKnown: assembly !== undefined,
    draw: ({ theme }) =>
      assembly === undefined
        ? draw("", { theme: "auto" })
        : explodedPicture(assembly, theme === "light" || theme === "dark" ? theme : "auto")
  }
}

/** Parses an image URL; returns undefined for other URLs. */
export const parseImageUrl = ({ pathname, searchParams }: URL): ImageRequest | undefined => {
  const [, type, car, cutaway, assembly, form] = PICTURE.exec(pathname) ?? []
  if (form !== "svg" && form !== "png") return undefined
  if (car !== undefined) return askedCar(form, car, searchParams)
  if (cutaway !== undefined) return askedCutaway(form, cutaway, searchParams)
  if (assembly !== undefined) return askedAssembly(form, assembly)
  return type === undefined ? askedKit(form, searchParams) : askedPart(form, type, searchParams)
}

/** Draws the SVG of an image path with fixed colors; throws for other paths. */
export const drawingAt = (address: string): string => {
  const asked = parseImageUrl(new URL(address, "http://host"))
  if (!asked) throw new Error(`Not an image URL: ${address}`)
  return asked.draw({ theme: "light" })
}

/**
 * Computes a hash of the source files below a folder, except tests. It changes with any byte or file name, and is the same on every
 * machine.
 */
export const hashSources = (folder: string): string => {
  const hash = createHash("sha256")
  const files = globSync("**/*.ts", { cwd: folder, exclude: (name) => name.endsWith(".test.ts") || name === "testing" })
  for (const file of files.map((file) => file.replaceAll(path.sep, "/")).toSorted()) {
    const text = readFileSync(path.join(folder, file))
    hash.update(`${file} ${text.byteLength} `).update(text)
  }
  return hash.digest("base64url").replace(/[-_]/g, "").slice(0, 7)
}

let version: string | undefined

/** Returns the version of all drawings. Image URLs contain it, so that images can be immutable until a release changes a drawing. */
export const drawingsVersion = (): string => (version ??= hashSources(import.meta.dirname))
