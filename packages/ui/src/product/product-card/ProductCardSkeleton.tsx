/** Renders the placeholder of a loading card, with the rows of the real one, so that it causes no layout shift. */
export const ProductCardSkeleton = () => (
  <div className="card">
    <span className="sheet" />
    <div className="fit" />
    <div className="card__body">
      <p className="card__brand">
        <span className="sk sk--t sk--40" />
      </p>
      <div className="card__title">
        <span className="sk sk--t" />
        <span className="sk sk--t sk--60" />
      </div>
      <p className="rating">
        <span className="sk sk--t sk--60" />
      </p>
      <p className="price">
        <span className="sk sk--t sk--40" />
      </p>
      <p className="stock stock--blank">
        <span className="sk sk--t sk--60" />
      </p>
      <span className="sk sk--btn" />
    </div>
  </div>
)
