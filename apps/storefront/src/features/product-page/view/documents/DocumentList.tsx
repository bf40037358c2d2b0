import type { ProductDocument } from "@camber/domain/catalog"
import { Icon } from "@camber/ui"

/** Renders documents about a part, with type and size. */
export const DocumentList = ({ documents }: { readonly documents: ReadonlyArray<ProductDocument> }) => (
  <ul className="documents">
    {documents.map(({ bytes, href, title, type }) => (
      <li key={href}>
        <a href={href} download>
          <Icon name="book-open" />
          <span>
            <b>{title}</b>
            <small>
              {type}, {formatSize(bytes)}
            </small>
          </span>
        </a>
      </li>
    ))}
  </ul>
)

/** '90 kB', '1.2 MB' */
const formatSize = (bytes: number): string =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
