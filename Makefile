# Each command is one script in scripts/; this file is the list of them.
.DEFAULT_GOAL := help
.PHONY: help run check test test-deep dev gen fmt shots bench endurance bank backup crash disk overload release deploy-check

help: ## what there is
	@sed -n 's/^\([a-z-]*\):.* ## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST)

run: ## builds what changed and starts the demo; LISTEN=127.0.0.1:8080 DATABASE_URL=postgres://…
	@scripts/run

check: ## format, lints, types, units, rules and the API on SQLite, in minutes; CRATES="plon-domain" for some alone
	@scripts/check $(CRATES)

test: ## every check there is, on both databases and in a browser
	@scripts/test

dev: ## the server and Vite, both rebuilding on change; Ctrl-C ends both
	@scripts/dev

gen: ## openapi.json from the handlers, the front end's types from it, the schema of the audit log
	@scripts/gen

fmt: ## formats Rust and TypeScript
	@scripts/fmt

shots: ## pictures of every screen and modal at four widths, into web/shots
	@scripts/shots

test-deep: ## kills, pulled plugs, full disks and what else can go wrong, by an outside checker; takes an hour, parts want root
	@scripts/test-deep

bank: ## of test-deep: a hundred rounds of two hundred orders for points for one, and the bank tests
	@ONLY=bank scripts/test-deep

crash: ## of test-deep: kill -9 under all kinds of acts, KILLS=… times on each database
	@ONLY=kills scripts/test-deep

disk: ## of test-deep: fills the disk under the server; wants root
	@ONLY=disk scripts/test-deep

overload: ## attacks the release binary with slow, large and many requests, and holds it to its figures
	@scripts/overload

backup: ## a backup of 500 MB beside 300 writes a second, restored elsewhere and verified, on both databases
	@scripts/backup

release: ## from the tag at HEAD: static binaries for x86_64 and aarch64, deploy/, licences, SBOM, checksums
	@scripts/release

deploy-check: ## what is in deploy/, read by the tools that it is for; says which of them are not there
	@scripts/deploy-check

bench: ## the measurements, as ratios; takes minutes
	@bench/run

endurance: ## the release binary under readers and writers for ten minutes on each database, on a million lines
	@bench/endurance
