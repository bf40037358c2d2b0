import "@camber/ui/overlays.css"
import "./navigation.css"
import { type MenuArticle, toolboxHref } from "@camber/domain/navigation"
import { EmptyState, LinkButton } from "@camber/ui"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { type BladeArticle, ToolboxCategories } from "./view/toolbox-blade/ToolboxCategories.tsx"
import { Drawer } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ToolboxStore } from "./ToolboxStore.ts"

/** The toolbox over the page, 1100 px wide (NAV-41 to NAV-44). */
const ToolboxBlade = observer(function ToolboxBlade() {
  const toolbox = useStore(ToolboxStore)
  const close = () => toolbox.close()
  return (
    <Drawer open={toolbox.isOpen} onClose={close} title="Toolbox" width="blade">
      <Content onFollow={close} />
    </Drawer>
  )
})
export default ToolboxBlade

const Content = observer(function Content({ onFollow }: { readonly onFollow: () => void }) {
  const { content } = useStore(ToolboxStore)
  if (content === undefined) return <LoadingNotice label="Loading the toolbox" rows={8} kind="picture" />
  if (content === null) {
    return (
      <EmptyState
        title="We couldn't load the Toolbox"
        actions={
          <LinkButton href={toolboxHref} onClick={onFollow}>
            Go to the Toolbox
          </LinkButton>
        }
      >
        The Toolbox page has all articles.
      </EmptyState>
    )
  }
  return (
    <ToolboxCategories
      all={{ label: "See All Toolbox Articles", href: toolboxHref }}
      featured={content.featured === null ? undefined : articleOf(content.featured)}
      categories={content.categories.map(({ articles, href, title }) => ({ label: title, href, articles: articles.map(articleOf) }))}
      recommended={content.recommended.map(articleOf)}
      onFollow={onFollow}
    />
  )
})

const articleOf = ({ articleThumbnailUrl, authors, description, title, url }: MenuArticle): BladeArticle => ({
  label: title,
  href: url,
  authors,
  description,
  picture: { src: articleThumbnailUrl, alt: "" }
})
