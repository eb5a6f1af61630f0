const lines = "M4 5h16M11 10h9M11 14h9M4 19h16";

const Icon = ({ arrow }: { readonly arrow: string }) => (
  <svg
    width="1em"
    height="1em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d={lines} />
    <path d={arrow} fill="currentColor" stroke="none" />
  </svg>
);

export const IndentIcon = () => <Icon arrow="M4 8.5 8 12l-4 3.5z" />;
export const OutdentIcon = () => <Icon arrow="M8 8.5 4 12l4 3.5z" />;
