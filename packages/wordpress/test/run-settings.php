<?php
/**
 * Calls the functions of the settings with the few functions of WordPress that they use. Reads the
 * submitted fields as JSON from the standard input and prints what would be stored.
 *
 * @package Askwell
 */

define( 'ABSPATH', __DIR__ );

$askwell_errors  = array();
$askwell_actions = array();
$askwell_stored = array(
	'server'     => 'https://old.example',
	'chatbot_id' => str_repeat( 'b', 24 ),
);

function get_option( $name ) {
	global $askwell_stored;
	return 'askwell_settings' === $name ? $askwell_stored : false;
}
function sanitize_text_field( $text ) {
	return trim( preg_replace( '/[\r\n\t ]+/', ' ', wp_strip_tags( $text ) ) );
}
function wp_strip_tags( $text ) {
	return strip_tags( $text );
}
function esc_url_raw( $url, $protocols ) {
	return preg_match( '#^(' . implode( '|', $protocols ) . ')://#i', $url ) ? preg_replace( '/[^a-z0-9-~+_.?#=!&;,\/:%@$|*\'()\[\]]/i', '', $url ) : '';
}
function untrailingslashit( $url ) {
	return rtrim( $url, '/\\' );
}
function add_settings_error( $setting, $code, $message ) {
	global $askwell_errors;
	$askwell_errors[] = $code;
}
function __( $text ) {
	return $text;
}

function shortcode_atts( $pairs, $attributes ) {
	return array_merge( $pairs, array_intersect_key( (array) $attributes, $pairs ) );
}
function absint( $value ) {
	return abs( (int) $value );
}
function add_shortcode() {}
function wp_get_script_tag( $attributes ) {
	return json_encode( $attributes, JSON_UNESCAPED_SLASHES );
}
function did_action( $name ) {
	global $askwell_actions;
	return count( array_keys( $askwell_actions, $name, true ) );
}
function do_action( $name ) {
	global $askwell_actions;
	$askwell_actions[] = $name;
}
function in_the_loop() {
	return 'elsewhere' !== $GLOBALS['askwell_place'];
}
function is_main_query() {
	return 'other query' !== $GLOBALS['askwell_place'];
}
function is_feed() {
	return 'feed' === $GLOBALS['askwell_place'];
}
function doing_action( $name ) {
	return $name === $GLOBALS['askwell_place'];
}
function is_user_logged_in() {
	return false;
}

require dirname( __DIR__ ) . '/askwell/includes/settings.php';
require dirname( __DIR__ ) . '/askwell/includes/shortcode.php';

// With arguments, the attributes of a shortcode and the places where it is rendered one after another:
// prints what it answers in each, and whether the page then holds the chat.
if ( $argc > 1 ) {
	$askwell_answers = array();
	foreach ( json_decode( $argv[2], true ) as $askwell_place ) {
		$askwell_answers[] = array( askwell_shortcode( json_decode( $argv[1], true ) ), askwell_is_in_page() );
	}
	echo json_encode( $askwell_answers );
	exit;
}

$askwell_result = askwell_sanitize( json_decode( file_get_contents( 'php://stdin' ), true ) );
echo json_encode(
	array(
		'settings' => $askwell_result,
		'complete' => askwell_is_complete( $askwell_result ),
		'errors'   => $askwell_errors,
	)
);
