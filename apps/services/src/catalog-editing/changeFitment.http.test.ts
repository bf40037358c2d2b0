import { changeFitment, checkProductFit, openProduct, staffActions, type StaffStatement, takeBackFitment } from "@camber/domain/staff"
import { Schema } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { demoContent } from "../../test/demoContent.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { exportCatalog, importCatalog, undoImport } from "../catalog-import/index.ts"
import { ownShop, toFiles } from "../catalog-import/testing/ownShop.ts"
import { createStaffSender } from "../staff/testing/createStaffSender.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"

const options = { getPartImagePath: demoContent.illustrations.getPartImagePath, categoryAliases: [] }
const CAMARO = { scope: "vehicle", year_from: "1967", year_to: "1969", make: "Chevrolet", model: "Camaro", position: "Front" }
const toCells = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([column, text]) => ({ column, text }))
const toTexts = ({ cells }: StaffStatement) => Object.fromEntries(cells.map(({ column, text }) => [column, text]))
const mustang = { ...CAMARO, make: "Ford", model: "Mustang" }

describe.each(allDatabases)("fitment by staff on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  let send: ReturnType<typeof createStaffSender>
  let pads: number
  beforeAll(async () => {
    shop = await openServices(open)
    send = createStaffSender(shop)
    staff = await signedInAs(shop, ["registered", "staff"], "priya@shop.test", "catalog")
    await load({})
    const row = await shop.database.kysely
      .selectFrom("product")
      .select("product_page_id")
      .where("title", "=", "Street Pad Set")
      .executeTakeFirstOrThrow()
    pads = row.product_page_id
  })
  afterAll(() => shop.database.drop())

  const load = (changes: Readonly<Record<string, string>>) =>
    importCatalog(
      shop.database.kysely,
      { files: toFiles({ ...ownShop, ...changes }), source: "shop", isCheck: false, mayRemove: true, isAgain: true },
      options
    )
  const read = async () => (await send(openProduct.path, staff, { productPageId: pads })).body.product.statements
  const listVehicles = async () =>
    (await read()).list.map(({ row: { make, models, years } }: StaffStatement) => `${years} ${make} ${models}`)
  const find = async (make: string): Promise<StaffStatement> => (await read()).list.find(({ row }: StaffStatement) => row.make === make)
  const change = async (
    applicationId: number | null,
    texts: Readonly<Record<string, string>> | null,
    skuVariantNumber: string | null = null
  ) =>
    (
      await send(changeFitment.path, staff, {
        productPageId: pads,
        draft: { applicationId, cells: texts && toCells(texts), skuVariantNumber }
      })
    ).body
  const takeBack = async (editId: number) => (await send(takeBackFitment.path, staff, { productPageId: pads, editId })).body
  const check = async (car: string, draft: object | null = null) =>
    Schema.decodeUnknownSync(checkProductFit.result)((await send(checkProductFit.path, staff, { productPageId: pads, car, draft })).body)
  const addsMustang = { applicationId: null, cells: toCells(mustang), skuVariantNumber: null }

  it("EDIT-24 checks a statement against a car before the statement is saved", async () => {
    expect(await check("1969 Mustang")).toMatchObject({ verdict: { fitment: "NoFit" } })
    expect(await check("1969 Mustang", addsMustang)).toMatchObject({ verdict: { fitment: "DirectFit" }, problem: null })
    const { applicationId } = await find("Chevrolet")
    expect(await check("1969 Camaro", { applicationId, cells: null, skuVariantNumber: null })).toMatchObject({
      verdict: { fitment: "Unknown" }
    })
    const unknown = { ...addsMustang, cells: toCells({ ...mustang, make: "Fort" }) }
    expect(await check("1969 Mustang", unknown)).toMatchObject({
      verdict: null,
      problem: expect.stringMatching(/does not know the car Fort/)
    })
    expect(await listVehicles()).toEqual(["1967-1969 Chevrolet Camaro"])
  })

  it("EDIT-24 adds a statement, also for one SKU, and logs it", async () => {
    const { now, problem } = await change(null, mustang, "PAD 1/A")
    expect(problem).toBeNull()
    expect(now.statements.list).toMatchObject([
      { row: { make: "Ford", source: "Shop staff" }, skus: ["PAD 1/A"], edit: { who: "priya@shop.test", imported: null } },
      { row: { make: "Chevrolet", source: "Acme" }, skus: [], edit: null }
    ])
    expect(await check("1969 Mustang")).toMatchObject({ fittingSkus: ["PAD 1/A"] })
    const owner = await signedInAs(shop, ["registered", "staff"])
    const [entry] = (await send(staffActions.path, owner)).body
    expect(entry).toMatchObject({ what: "fitment changed", subject: "Street Pad Set (PAD 1/A)" })
    expect(entry.detail).toContain("year_from: none → 1967")
  })

  it("EDIT-39 exports the statements of staff, and importing this export changes nothing", async () => {
    const shown = (await read()).list
    const tables = await exportCatalog(shop.database.kysely, "https://shop.test")
    expect(tables?.["fitment.csv"]).toMatch(/PAD 1\/A,.*Ford/)
    const files = toFiles(Object.fromEntries(Object.entries(tables ?? {}).map(([name, text]) => [name.replace(".csv", ""), text])))
    const request = { files, source: "export", isCheck: false, mayRemove: false, isAgain: false }
    const report = await importCatalog(shop.database.kysely, request, options)
    expect(report).toMatchObject({ state: "loaded", counts: { added: 0, changed: 0, gone: 0, wrong: 0 } })
    expect((await read()).list).toEqual(shown)
  })

  it("EDIT-24 names the errors of a statement, and does not overwrite a statement that someone else has changed", async () => {
    expect((await change(null, { ...mustang, year_from: "1970" })).problem).toMatch(/wrong order/)
    expect((await change(null, { ...mustang, model: "" })).problem).toMatch(/needs a make and a model/)
    expect((await change(null, mustang, "KIT")).problem).toMatch(/no longer has this SKU/)
    expect((await change(5, null)).problem).toMatch(/Someone else changed this statement/)
    expect((await change(null, null)).problem).toMatch(/nothing to remove/)
    const stool = await shop.database.kysely
      .selectFrom("product")
      .select("product_page_id")
      .where("title", "=", "Shop Stool")
      .executeTakeFirst()
    const draft = { applicationId: null, cells: toCells(mustang), skuVariantNumber: null }
    const refused = (await send(changeFitment.path, staff, { productPageId: stool?.product_page_id, draft })).body
    expect(refused.problem).toMatch(/not for vehicles/)
  })

  it("EDIT-24 changes and removes statements, and keeps these edits after an import that changes their source and after its undo", async () => {
    const camaro = await find("Chevrolet")
    expect((await change(camaro.applicationId, { ...toTexts(camaro), year_to: "1968" })).problem).toBeNull()
    const edited = ["1967-1968 Chevrolet Camaro", "1967-1969 Ford Mustang"]
    expect(await listVehicles()).toEqual(edited)
    await load({ fitment: ownShop.fitment.replaceAll("2026-01-01", "2026-02-02") })
    expect(await listVehicles()).toEqual(edited)
    expect((await find("Chevrolet")).edit?.imported).toMatchObject({ years: "1967-1969" })
    expect((await change((await find("Chevrolet")).applicationId, null)).problem).toBeNull()
    await load({ fitment: `${ownShop.fitment}pads,,vehicle,1970,1973,Chevrolet,Camaro,Front,Acme,2026-01-01\n` })
    expect(await listVehicles()).toEqual(["1967-1969 Ford Mustang", "1970-1973 Chevrolet Camaro"])
    expect(await undoImport(shop.database.kysely, options)).toMatchObject({ _tag: "Undone" })
    expect(await listVehicles()).toEqual(["1967-1969 Ford Mustang"])
    expect((await read()).removed).toMatchObject([{ who: "priya@shop.test", imported: { years: "1967-1969" } }])
  })

  it("EDIT-24 undoes edits: removed statements return, and added ones are deleted", async () => {
    const { removed } = await read()
    expect((await takeBack(removed[0].editId)).problem).toBeNull()
    expect((await takeBack(removed[0].editId)).problem).toBeNull()
    expect((await takeBack((await find("Ford")).edit!.editId)).problem).toBeNull()
    expect(await listVehicles()).toEqual(["1967-1969 Chevrolet Camaro"])
    expect((await shop.database.kysely.selectFrom("fitment_edit").selectAll().execute()).length).toBe(0)
  })

  it("EDIT-24 does not change a statement with conditions that the form cannot show", async () => {
    await sql`update application set engine_code_ids = array[1] where product_page_id = ${pads}`.execute(shop.database.kysely)
    const camaro = await find("Chevrolet")
    expect((await change(camaro.applicationId, toTexts(camaro))).problem).toMatch(/conditions that the form cannot show/)
    expect((await change(camaro.applicationId, null)).problem).toBeNull()
    expect(await listVehicles()).toEqual([])
  })
})
