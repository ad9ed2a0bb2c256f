/** What is wrong, in the words of the build. */
export const Faults = ({ faults }: { readonly faults: readonly string[] }) =>
  faults.length === 0 ? null : (
    <p className="fault" role="alert">
      {[...new Set(faults)].join(' · ')}
    </p>
  )
