import { article, articlesByCategory } from "@camber/domain/content"
import { editArticle, openArticle, showArticle, staffActions, staffArticles, type StaffArticle } from "@camber/domain/staff"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { createStaffSender } from "./testing/createStaffSender.ts"
import { signedInAs } from "./testing/signedInAs.ts"

describe.each(allDatabases)("editing of articles by staff on $kind", ({ open }) => {
  let shop: OpenServices
  let writer: string
  let send: ReturnType<typeof createStaffSender>
  beforeAll(async () => {
    shop = await openServices(open)
    send = createStaffSender(shop)
    writer = await signedInAs(shop, ["registered", "staff"], "writer@shop.test", "content")
  })
  afterAll(() => shop.database.drop())

  const list = async () => (await send(staffArticles.path, writer)).body
  const read = async (id: number): Promise<StaffArticle> => (await send(openArticle.path, writer, { id })).body.article
  const textsOf = ({ authors, description, text, title }: StaffArticle) => ({ title, description, authors, text })
  const edit = async (id: number, change: object, seen?: object) => {
    const now = textsOf(await read(id))
    return send(editArticle.path, writer, { id, seen: seen ?? now, article: { ...now, ...change } })
  }
  const shownTitles = async () => {
    await shop.changes.poll()
    return (await shop.ask(articlesByCategory, { category: null, limit: 100 })).articlesByCategory.map(({ title }) => title)
  }

  it("EDIT-33 changes texts, which shoppers see after the next poll, and logs the old and the new texts", async () => {
    const [{ id, title }] = await list()
    const { body } = await edit(id, { title: "Gears", text: "Intro.\n\n## Ratios\n\n- 3.55\n- 4.10" })
    expect(body).toMatchObject({ isDone: true, now: { article: { title: "Gears", isHidden: false } } })
    expect(await shownTitles()).toContain("Gears")
    const shown = (await shop.ask(article, { id, project: null })).article
    expect(shown).toMatchObject({
      title: "Gears",
      minutesToRead: 1,
      body: [
        { _tag: "Paragraph", text: "Intro." },
        { _tag: "Heading", text: "Ratios" },
        { _tag: "Bullets", items: ["3.55", "4.10"] }
      ]
    })
    const owner = await signedInAs(shop, ["registered", "staff"])
    const [logged] = (await send(staffActions.path, owner)).body
    expect(logged).toMatchObject({ what: "article edited", who: "writer@shop.test", subject: title })
    expect(logged.detail).toContain(`title: ${title} → Gears`)
  })

  it("EDIT-33 accepts long texts, up to the limit", async () => {
    const [{ id }] = await list()
    for (const length of [20_000, 60_000]) {
      const { body } = await edit(id, { text: "x".repeat(length) })
      expect([body.isDone, body.now.article.text.length]).toEqual([true, length])
    }
  })

  it("EDIT-33 changes nothing if someone else has edited the article since", async () => {
    const [{ id }] = await list()
    const seen = textsOf(await read(id))
    await edit(id, { title: "First" })
    expect((await edit(id, { title: "Second" }, seen)).body).toMatchObject({ isDone: false, now: { article: { title: "First" } } })
  })

  it("EDIT-33 hides an article from shoppers while staff can still edit it, and publishes it again", async () => {
    const [{ id }] = await list()
    const { title } = await read(id)
    const show = async (isHidden: boolean) => (await send(showArticle.path, writer, { id, isHidden })).body.isDone
    expect([await show(true), await show(true)]).toEqual([true, false])
    expect(await shownTitles()).not.toContain(title)
    expect((await shop.ask(article, { id, project: null })).article).toBeNull()
    expect(await list()).toContainEqual(expect.objectContaining({ id, isHidden: true }))
    expect((await edit(id, { title: "Better" })).body.isDone).toBe(true)
    expect([await show(false), await show(false)]).toEqual([true, false])
    expect(await shownTitles()).toContain("Better")
  })

  it.each([{ title: "" }, { title: "Two\nlines" }, { text: " " }, { text: "x".repeat(60_001) }, { authors: "x".repeat(401) }])(
    "EDIT-33 rejects an invalid text, case %#",
    async (change) => {
      const [{ id }] = await list()
      expect((await edit(id, change)).status).toBe(400)
    }
  )

  it("EDIT-33 returns no article for an unknown id", async () => {
    expect((await send(openArticle.path, writer, { id: 999_999 })).body).toEqual({ article: null })
    expect((await send(showArticle.path, writer, { id: 999_999, isHidden: true })).body).toEqual({ isDone: false, now: { article: null } })
  })
})
