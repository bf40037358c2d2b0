import { parseArticleText } from "@camber/domain/content"
import {
  MAX_ARTICLE_LINE_LENGTH,
  MAX_ARTICLE_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  type OpenedArticle,
  type StaffArticle
} from "@camber/domain/staff"
import { ArticleBody, Breadcrumbs, Button, InlineAlert, Link, LinkButton, SectionHead, TextArea, TextField, TitleText } from "@camber/ui"
import { useState } from "react"
import { useParams } from "react-router-dom"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import { throwNotFound } from "../../foundation/page/PageRoute.ts"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { SaveBar } from "./SaveBar.tsx"
import { StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { type SaveState, useSave } from "./useSave.ts"

const LIST_HREF = "/staff/articles"
const ID = /^[1-9]\d{0,8}$/

export const load: LazyPage<null>["load"] = async (pages, location) => {
  if (ID.test(location.pathname.split("/").at(-1) ?? "")) return loadStaffPage(pages, location)
  throw await throwNotFound(pages)
}
export const handle = staffHandle("Articles")

/** An article with its texts and a preview. */
export const Component = () => {
  const id = useParams()["id"] ?? ""
  return <OpenArticle key={id} id={Number(id)} />
}

const OpenArticle = ({ id }: { readonly id: number }) => {
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.openArticle(id)))
  const saving = useSave(fetched)
  const title = fetched.value?.article?.title ?? "Article"
  return (
    <StaffFrame
      name="Articles"
      title={title}
      fetched={fetched}
      before={<Breadcrumbs items={[{ label: "Articles", href: LIST_HREF }]} current={title} />}
    >
      {({ article }) =>
        article === null ? (
          <InlineAlert
            tone="info"
            title="The shop does not have this article."
            action={<LinkButton href={LIST_HREF}>All Articles</LinkButton>}
          >
            It may have been removed.
          </InlineAlert>
        ) : (
          <Editor key={JSON.stringify(article)} article={article} saving={saving} />
        )
      }
    </StaffFrame>
  )
}

interface EditorProps {
  readonly article: StaffArticle
  readonly saving: SaveState<typeof OpenedArticle.Type>
}

const labels = { title: "Title", description: "Summary", authors: "Authors", text: "Text" } as const
type TextName = keyof typeof labels
const names = Object.keys(labels) as ReadonlyArray<TextName>
/** Limits of an edited text. A stored one may be longer. */
const limits: Readonly<Record<TextName, number>> = {
  title: MAX_TITLE_LENGTH,
  description: MAX_ARTICLE_LINE_LENGTH,
  authors: MAX_ARTICLE_LINE_LENGTH,
  text: MAX_ARTICLE_TEXT_LENGTH
}

const Editor = ({ article, saving: { busy, outcome, write } }: EditorProps) => {
  const { authors, description, href, id, isHidden, text, title } = article
  const seen = { title, description, authors, text }
  const [typed, setTyped] = useState(seen)
  const [isTried, setTried] = useState(false)
  const errorOf = (name: TextName): string | undefined => {
    if (typed[name].trim() === "") return "Enter a text."
    return typed[name].trim().length > limits[name] ? `Enter at most ${limits[name].toLocaleString("en-US")} characters.` : undefined
  }
  const changed = names.filter((name) => typed[name].trim() !== seen[name].trim())
  const isWrong = names.some((name) => errorOf(name) !== undefined)
  const save = async () => {
    setTried(true)
    if (isWrong || changed.length === 0) return
    await write({
      subject: title,
      done: isHidden ? "Saved. The article is still hidden." : "Saved. Shoppers see it within 5 seconds.",
      left: "Someone else edited this article. It is shown as it is now.",
      command: (use) => use.Staff.use((staff) => staff.editArticle({ id, seen, article: typed }))
    })
  }
  const show = () =>
    void write({
      subject: title,
      done: isHidden ? "Published. Shoppers see it within 5 seconds." : "Hidden. Shoppers no longer find it.",
      left: "Someone else did this already.",
      command: (use) => use.Staff.use((staff) => staff.showArticle({ id, isHidden: !isHidden }))
    })
  return (
    <>
      <p>
        {isHidden ? "Hidden." : "Published."}{" "}
        {!isHidden && (
          <Link className="link" href={href}>
            View in shop
          </Link>
        )}
      </p>
      <div>
        <Button disabled={busy !== null || changed.length > 0} onClick={show}>
          {isHidden ? "Publish" : "Hide"}
        </Button>
      </div>
      <div className="staff__shop">
        <form
          className="staff__fields"
          aria-label="Texts"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (busy === null) void save()
          }}
        >
          {(["title", "description", "authors"] as const).map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              autoComplete="off"
              maxLength={Math.max(limits[name], seen[name].length)}
              value={typed[name]}
              error={isTried ? errorOf(name) : undefined}
              onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
            />
          ))}
          <TextArea
            label={labels.text}
            rows={24}
            limit={Math.max(limits.text, seen.text.length)}
            value={typed.text}
            error={isTried ? errorOf("text") : undefined}
            onText={(next) => setTyped({ ...typed, text: next })}
          />
          <p className="mute">
            An empty line ends a paragraph. Begin a line with ## for a heading, - for a list, &gt; for a note, = for a formula, | for a row
            of a table.
          </p>
          <SaveBar
            changed={changed.length === 0 ? null : changed.length === 1 ? "1 field changed" : `${changed.length} fields changed`}
            outcome={isTried && isWrong ? { tone: "bad", text: "Check the marked fields." } : outcome}
            isBusy={busy !== null}
            onDiscard={() => {
              setTyped(seen)
              setTried(false)
            }}
          />
        </form>
        <section className="shoppreview" aria-labelledby="article-preview">
          <SectionHead id="article-preview" title="Preview" />
          <article className="prose">
            <h2>
              <TitleText text={typed.title} />
            </h2>
            <p className="lede">{typed.description}</p>
            <p className="byline">{typed.authors}</p>
            <ArticleBody blocks={parseArticleText(typed.text)} />
          </article>
        </section>
      </div>
    </>
  )
}
