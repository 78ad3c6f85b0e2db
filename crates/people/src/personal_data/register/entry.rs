//! Entry of a table in the register of personal data.

/// A table: whose rows it has, and what becomes of each column.
#[derive(Debug)]
pub struct Table {
    pub name: &'static str,
    /// Condition on the table as `t` under which a row is about the participant `$1`; none: no row is.
    pub of_participant: Option<&'static str>,
    /// Condition for the erasure, where it takes more rows than the copy shows.
    pub erased_where: Option<&'static str>,
    /// File of the copy, without extension; none: the copy shows no row.
    pub file: Option<&'static str>,
    /// Further tables that the copy reads, with their joins to `t`.
    pub joins: &'static str,
    /// Further expressions of the copy: names in place of numbers.
    pub with: &'static str,
    /// Order of the copy's rows.
    pub order: &'static str,
    pub erasure: Erasure,
    pub columns: &'static [Columns],
    /// Names of further columns, separated by spaces: what `erasure` says of the table is all there is to say of them.
    pub others: &'static str,
}

/// Treatment of a table's rows when their participant is erased.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Erasure {
    /// Rows are deleted.
    Delete,
    /// Rows stay, for this reason; columns with [`Columns::erased`] are overwritten.
    Keep(&'static str),
}

/// Columns that are treated alike.
#[derive(Debug)]
pub struct Columns {
    /// Names, separated by spaces.
    pub names: &'static str,
    pub copy: InCopy,
    /// Expression that overwrites them in an erasure; none: they stay as long as their row.
    pub erased: Option<&'static str>,
}

/// Presentation of a column in the copy.
#[derive(Debug, Clone, Copy)]
pub enum InCopy {
    /// Its value.
    Shown,
    /// This expression, with its name.
    As(&'static str),
    /// Nothing, for this reason.
    Hidden(&'static str),
}

impl Table {
    /// Table with rows of participants that are deleted with their participant.
    pub const fn deleted(name: &'static str, columns: &'static [Columns]) -> Table {
        Table::new(name, Some("t.participant_id = $1"), Erasure::Delete, columns)
    }

    /// Table with rows of participants that stay under a pseudonym, for a reason.
    pub const fn kept(name: &'static str, reason: &'static str, columns: &'static [Columns]) -> Table {
        Table::new(name, Some("t.participant_id = $1"), Erasure::Keep(reason), columns)
    }

    /// Table in which no row is found by a participant; the reason says what it holds.
    pub const fn without(name: &'static str, reason: &'static str, columns: &'static str) -> Table {
        let mut table = Table::new(name, None, Erasure::Keep(reason), &[]);
        table.others = columns;
        table
    }

    const fn new(
        name: &'static str,
        of_participant: Option<&'static str>,
        erasure: Erasure,
        columns: &'static [Columns],
    ) -> Table {
        let (joins, with, order) = ("", "", "1");
        Table { name, of_participant, erased_where: None, file: None, joins, with, order, erasure, columns, others: "" }
    }

    /// Finds the rows by another condition than `participant_id`.
    pub const fn found_by(mut self, condition: &'static str) -> Table {
        self.of_participant = Some(condition);
        self
    }

    /// Erases more rows than are shown.
    pub const fn erased_where(mut self, condition: &'static str) -> Table {
        self.erased_where = Some(condition);
        self
    }

    /// Shows the rows in a file of the copy, in this order.
    pub const fn file(mut self, file: &'static str, order: &'static str) -> Table {
        self.file = Some(file);
        self.order = order;
        self
    }

    /// Shows names of other tables' rows beside the columns.
    pub const fn with(mut self, expressions: &'static str, joins: &'static str) -> Table {
        self.with = expressions;
        self.joins = joins;
        self
    }

    /// Names of all columns.
    pub fn column_names(&self) -> Vec<&'static str> {
        let groups = self.columns.iter().map(|columns| columns.names);
        groups.chain([self.others]).flat_map(str::split_ascii_whitespace).collect()
    }
}

/// Columns that the copy shows.
pub const fn shown(names: &'static str) -> Columns {
    Columns { names, copy: InCopy::Shown, erased: None }
}

/// Column that the copy shows as an expression `… AS name`.
pub const fn shown_as(name: &'static str, expression: &'static str) -> Columns {
    Columns { names: name, copy: InCopy::As(expression), erased: None }
}

/// Columns that the copy does not show, for a reason.
pub const fn hidden(names: &'static str, reason: &'static str) -> Columns {
    Columns { names, copy: InCopy::Hidden(reason), erased: None }
}

impl Columns {
    /// Overwrites the columns in an erasure.
    pub const fn erased(mut self, expression: &'static str) -> Columns {
        self.erased = Some(expression);
        self
    }
}

/// Reasons that several entries share.
pub const REFERENCE: &str = "number of a row that the copy names or shows itself";
pub const INTERNAL: &str = "how the server works on the row";
pub const STAFF: &str = "an operator's number";
pub const SECRET: &str = "a secret or its hash: whoever finds the copy must not use it";
pub const NOT_PERSONAL: &str = "no personal data";
pub const BOOKS: &str = "bookkeeping: the programme must account for its points";
