import type { ArticleBlock } from "@camber/domain/content"
import type { ReactNode } from "react"
import { ScrollBox } from "../../layout/scroll-box/ScrollBox.tsx"

/** A part of an article's text. Plain text only, never markup. */
type TableBlock = Extract<ArticleBlock, { readonly _tag: "Table" }>

/** Returns the anchor of the block at `index`, to which `ArticleContents` links. */
const anchor = (index: number): string => `part-${index + 1}`

const Table = ({ head, rows }: TableBlock) => (
  <ScrollBox label={head.join(", ")}>
    <table className="table">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], row) => (
          <tr key={row}>
            <th scope="row">{first}</th>
            {others.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
)

const Block = ({ block, index }: { readonly block: ArticleBlock; readonly index: number }): ReactNode => {
  switch (block._tag) {
    case "Heading":
      return <h2 id={anchor(index)}>{block.text}</h2>
    case "Paragraph":
      return <p>{block.text}</p>
    case "Bullets":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case "Formula":
      return (
        <p className="formula">
          {block.text}
          <small>{block.where}</small>
        </p>
      )
    case "Callout":
      return <p className="callout">{block.text}</p>
    case "Table":
      return <Table {...block} />
  }
}

/** Renders the text of an article. Wrap it, with the title, in `<article className="prose">`. */
export const ArticleBody = ({ blocks }: { readonly blocks: readonly ArticleBlock[] }) =>
  blocks.map((block, index) => <Block key={index} block={block} index={index} />)

/** Renders the article's headings as links. Visible from 1280 px on. */
export const ArticleContents = ({ blocks }: { readonly blocks: readonly ArticleBlock[] }) => (
  <nav className="toc" aria-label="In this article">
    <p className="toc__h">In this article</p>
    <ul>
      {blocks.map((block, index) =>
        block._tag === "Heading" ? (
          <li key={index}>
            <a href={`#${anchor(index)}`}>{block.text}</a>
          </li>
        ) : null
      )}
    </ul>
  </nav>
)
