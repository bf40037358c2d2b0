import type { Selectable } from "kysely"
import type { Tables } from "../database/tables.ts"

export type Category = Selectable<Tables["category"]>

/** The shop's categories. Every list is in display order. */
export interface CategoryTree {
  readonly roots: ReadonlyArray<Category>
  readonly byId: ReadonlyMap<string, Category>
  readonly rootBySlug: ReadonlyMap<string, Category>
  readonly childrenOf: (categoryId: string) => ReadonlyArray<Category>
  /** Returns the ids of the category and all its descendants. */
  readonly idsUnder: (categoryId: string) => ReadonlyArray<string>
  /** Returns the path from the root to the category; empty for an unknown category. */
  readonly pathTo: (categoryId: string) => ReadonlyArray<Category>
}

export const categoryTree = (categories: ReadonlyArray<Category>): CategoryTree => {
  const byId = new Map(categories.map((category) => [category.category_id, category]))
  const byParent = Map.groupBy(categories, (category) => category.parent_id)
  const getChildren = (categoryId: string) => byParent.get(categoryId) ?? []
  const idsUnder = (categoryId: string): ReadonlyArray<string> => [
    categoryId,
    ...getChildren(categoryId).flatMap((child) => idsUnder(child.category_id))
  ]
  const pathTo = (categoryId: string): ReadonlyArray<Category> => {
    const category = byId.get(categoryId)
    return category === undefined ? [] : [...(category.parent_id === null ? [] : pathTo(category.parent_id)), category]
  }
  const roots = byParent.get(null) ?? []
  return { roots, byId, rootBySlug: new Map(roots.map((root) => [root.slug, root])), childrenOf: getChildren, idsUnder, pathTo }
}
